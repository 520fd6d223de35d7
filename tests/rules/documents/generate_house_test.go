package documents_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/documents/generate_house"
	"rkllmd/rules/tree/read_tree"
	"rkllmd/tests/rules/parse_tree"
)

func TestGenerateHouse(t *testing.T) {
	const root = "../../.." // of this project
	const file = root + "/docs/design/house.md"
	tree, err := read_tree.ReadTree(root)
	require.NoError(t, err)
	picture := generate_house.GenerateHouse(tree)
	page, err := os.ReadFile(file)
	require.NoError(t, err)
	if os.Getenv("RKLLMD_WRITE_DOCS") != "" { // make docs
		page = rules.MarkdownCodeBlock.ReplaceAllLiteral(page, []byte(picture))
		require.NoError(t, os.WriteFile(file, page, 0o644))
	}

	t.Run("docs/design/house.md is fresh", func(t *testing.T) {
		have := rules.MarkdownCodeBlock.FindAllString(string(page), -1)
		require.Equal(t, []string{picture}, have, "make docs writes it")
	})
	t.Run("a small house", func(t *testing.T) {
		// server reaches buffer by connection and utils alone, bench is no part of a program.
		small := generate_house.GenerateHouse(parse_tree.ParseTree(map[string]string{
			"buffer/buffer.go":         "package buffer\n",
			"utils/utils.go":           "package utils\nimport _ \"example/buffer\"\n",
			"connection/connection.go": "package connection\nimport _ \"example/utils\"\n",
			"server/server.go": "package server\nimport _ \"example/buffer\"\nimport _ \"example/connection\"\n" +
				"import _ \"example/utils\"\n",
			"jsonrpc/jsonrpc.go": "package jsonrpc\nimport _ \"example/buffer\"\nimport _ \"example/connection\"\n",
			"bench/bench.go":     "package bench\nimport _ \"example/server\"\n",
		}))
		require.Equal(t, "```mermaid\nflowchart TD\n"+
			"    buffer[\"<b>buffer</b>\"]\n    connection[\"<b>connection</b>\"]\n"+
			"    jsonrpc[\"<b>jsonrpc</b><br>openrpc\"]\n    server[\"<b>server</b><br>client<br>deadline\"]\n"+
			"    utils[\"<b>utils</b><br>scan<br>turns\"]\n    connection --> utils\n    jsonrpc --> connection\n"+
			"    server --> connection\n    utils --> buffer\n```", small)
	})
}
