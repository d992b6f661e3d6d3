import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../../hud/common/index.ts';
import { gentleResult } from '../../hud/common/index.ts';
import type { ListedRecord } from '../../hud/replay/index.ts';
import { ReplaysScreen } from '../../hud/replay/index.ts';
import { gameOf, readRecord, replaySliced } from '../../session/index.ts';
import { aboutGameReplay, accountOf } from '../about.ts';
import { usualControllers } from '../controllers.ts';
import type { ScreenRouteProps } from '../services.ts';
import { downloadRecord } from '../download.ts';
import { theGame } from '../game.ts';
import { lostReplay } from '../lost-replay.ts';
import { inSlices } from '../slices.ts';
import type { KeptRecord } from '../storage/records.ts';
import { dropRecord, keepRecord, listRecords, loadRecord, MOST_RECORDS, recordId } from '../storage/records.ts';
import { resultOf, titleOf } from '../about-words.ts';

function listed(record: KeptRecord, settings: Settings): ListedRecord {
  const { id, about, savedAt, size } = record;
  const date = new Date(savedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return { id, title: titleOf(about), result: gentleResult(resultOf(about), settings), date, size: `${(size / 1000).toFixed(1)} kB` };
}

export function ReplaysRoute({ services }: ScreenRouteProps) {
  const game = theGame(services);
  const [records, setRecords] = useState<readonly ListedRecord[] | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const load = async (): Promise<void> =>
    setRecords((await listRecords(services.vault)).map((record) => listed(record, services.settings.peek())));
  useEffect(() => void load(), []);
  const bring = async (text: string): Promise<void> => {
    try {
      const replay = await inSlices(replaySliced(game.kit, readRecord(game.kit, JSON.parse(text))));
      const { record } = replay;
      const id = recordId(record);
      const controllers = usualControllers(gameOf(game.kit, record.setup).desk, record.setup);
      if (!(await services.vault.row('records', id)))
        await keepRecord(services.vault, { record, controllers, occasion: 'brought' }, aboutGameReplay(game.kit, replay));
      services.go({ screen: 'replay', id, at: null });
    } catch (error) {
      const { title, text: why } = lostReplay(error);
      setNote(`${title}. ${why} Nothing was imported.`);
    }
  };
  const exportOne = async (id: string): Promise<void> => {
    try {
      const kept = await loadRecord(game.kit, services.vault, id);
      if (kept) downloadRecord(kept.record, accountOf(game.kit, kept.record));
      else await load();
    } catch (error) {
      const { title, text: why } = lostReplay(error);
      setNote(`${title}. ${why} Settings exports everything, it among the rest.`);
    }
  };
  return (
    <ReplaysScreen
      records={records}
      most={MOST_RECORDS}
      note={note}
      onDelete={(id) => void dropRecord(services.vault, id).then(load)}
      onExport={(id) => void exportOne(id)}
      onImport={(text) => void bring(text)}
    />
  );
}
