package tree_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/tree/list_reached_packages"
	"rkllmd/tests/rules/parse_tree"
)

func TestListReachedPackages(t *testing.T) {
	tree := parse_tree.ParseTree(map[string]string{
		"main.go":                "package main\nimport _ \"example/cli/run\"\n",
		"cli/run/run.go":         "package run\nimport _ \"example/utils\"\n",
		"utils/utils.go":         "package utils\n",
		"utils/other.go":         "//go:build plan9\n\npackage utils\n\nimport _ \"example/buffer\"\n",
		"buffer/buffer.go":       "package buffer\nimport _ \"example/cli/run\"\n", // a cycle ends the walk as well
		"rkllm/rkllm.go":         "package rkllm\n",
		"tests/cli/run_test.go":  "package run_test\nimport _ \"example/tests/cli/help\"\n",
		"tests/cli/help/help.go": "package help\nimport _ \"example/rkllm\"\n",
	})
	require.Equal(t, map[string]bool{"cli/run": true, "utils": true, "buffer": true},
		list_reached_packages.ListReachedPackages(tree, rules.KindMain))
	require.Equal(t, map[string]bool{"tests/cli/help": true, "rkllm": true},
		list_reached_packages.ListReachedPackages(tree, rules.KindTest))
	require.Len(t, list_reached_packages.ListReachedPackages(tree, rules.KindTest, rules.KindMain), 5)
	require.Empty(t, list_reached_packages.ListReachedPackages(tree, rules.KindFuzz))
}
