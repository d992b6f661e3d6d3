#!/usr/bin/env bash
# deploy/shard.sh I N FOLDER COMMAND [options…]
# Plays shard I (from 1) of N of a series on one core and leaves its counts in FOLDER.
set -euo pipefail
[ $# -ge 4 ] || { echo 'usage: deploy/shard.sh I N FOLDER COMMAND [options…]' >&2; exit 2; }
index=$1 of=$2 folder=$3 command=$4
shift 4
house=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p -- "$folder"
# Written beside its place and moved there: a shard that was stopped leaves nothing that could be taken for counts.
beside="$folder/.shard-$index-of-$of.$$"
trap 'rm -f -- "$beside"' EXIT
node "$house/dist-cli/cli.mjs" "$command" "$@" --threads 1 --shard "$index/$of" --out "$beside"
mv -- "$beside" "$folder/shard-$index-of-$of.json"
