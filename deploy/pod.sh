#!/usr/bin/env bash
# deploy/pod.sh FOLDER COMMAND [options…]
# One pod of an Indexed Job of SHARDS pods: Kubernetes counts them from 0, shards count from 1.
set -euo pipefail
[ $# -ge 2 ] || { echo 'usage: deploy/pod.sh FOLDER COMMAND [options…]' >&2; exit 2; }
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
exec "$here/shard.sh" "$((JOB_COMPLETION_INDEX + 1))" "$SHARDS" "$@"
