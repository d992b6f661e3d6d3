#!/usr/bin/env bash
# deploy/parallel.sh N COMMAND [options…]
# Plays a series in N shards with GNU parallel, as many at once as there are cores, and prints the report of the whole.
# SHARDS names a new or empty folder that keeps the counts; without it they are thrown away.
set -euo pipefail
[ $# -ge 2 ] || { echo 'usage: deploy/parallel.sh N COMMAND [options…]' >&2; exit 2; }
of=$1 command=$2
shift 2
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
if [ -n "${SHARDS:-}" ]; then
  folder=$SHARDS
  [ -z "$(ls -A -- "$folder" 2>/dev/null)" ] || { echo "parallel.sh: $folder is not empty" >&2; exit 2; }
else
  folder=$(mktemp -d)
  trap 'rm -rf -- "$folder"' EXIT
fi
printed=()
for word in "$@"; do
  case $word in --json | --csv) printed+=("$word") ;; esac
done
node "$here/../scripts/build-cli.mjs"
seq "$of" | parallel --quote --halt soon,fail=1 "$here/shard.sh" {} "$of" "$folder" "$command" "$@"
"$here/merge.sh" "$folder" "$command" ${printed[@]+"${printed[@]}"}
