#!/usr/bin/env bash
#SBATCH --job-name=damnatio
#SBATCH --array=1-64
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --mem=512M
#SBATCH --time=12:00:00
# sbatch deploy/slurm.sh FOLDER COMMAND [options…], in the project's folder after npm run build:cli.
# FOLDER is seen by every node. To play one shard again: SHARDS=64 sbatch --array=7 deploy/slurm.sh …
set -euo pipefail
[ $# -ge 2 ] || { echo 'usage: sbatch deploy/slurm.sh FOLDER COMMAND [options…]' >&2; exit 2; }
# Slurm runs a copy of this file, so that only the folder of the call says where the project is.
exec "$SLURM_SUBMIT_DIR/deploy/shard.sh" "$SLURM_ARRAY_TASK_ID" "${SHARDS:-$SLURM_ARRAY_TASK_COUNT}" "$@"
