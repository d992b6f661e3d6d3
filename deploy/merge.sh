#!/usr/bin/env bash
# deploy/merge.sh FOLDER COMMAND [--json | --csv]
# Adds up the shards in FOLDER and prints the report of the whole series.
set -euo pipefail
[ $# -ge 2 ] || { echo 'usage: deploy/merge.sh FOLDER COMMAND [--json | --csv]' >&2; exit 2; }
folder=$1 command=$2
shift 2
house=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
# Slurm runs a copy of this file, so that only the folder of the call says where the project is.
[ -f "$house/dist-cli/cli.mjs" ] || house=${SLURM_SUBMIT_DIR:-$house}
exec node "$house/dist-cli/cli.mjs" "$command" merge "$folder"/shard-*.json "$@"
