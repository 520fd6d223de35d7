package index_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/index/generate_index"
	"rkllmd/tests/rules/good_tree"
	"rkllmd/tests/rules/parse_tree"
)

func TestGenerateIndex(t *testing.T) {
	require.ElementsMatch(t, slices.Collect(maps.Keys(rules.Areas)), rules.ReadingOrder, "every area is listed once")

	files := good_tree.GoodTree()
	files["buffer/empty_buffer/empty_buffer.go"] = "package empty_buffer\n\n// EmptyBuffer empties a|b.\nfunc EmptyBuffer() {}\n"
	const seed = "call_rkllm_createDefaultParam"
	require.Equal(t, `# Index

Every function of the program, area by area in the order in which a request meets them. Written by `+"`make index`"+`; RULES.md
explains the tree.

## buffer

Types: [buffer.go](buffer/buffer.go)

| function | what it does | runs on | called by |
|---|---|---|---|
| [empty_buffer](buffer/empty_buffer/empty_buffer.go) | EmptyBuffer empties a\|b. |  | tests |
| [fill_buffer](buffer/fill_buffer/fill_buffer.go) | FillBuffer fills b. | the loop | cli/run_cli |

## rkllm

| function | what it does | runs on | called by |
|---|---|---|---|
| [`+seed+`](rkllm/`+seed+`/`+seed+`.go) | CallRKLLMCreateDefaultParam calls it. | any thread | cli/run_cli |

## dropin

| function | what it does | runs on | called by |
|---|---|---|---|
| [rkllm_run](dropin/rkllm_run/rkllm_run.go) | RkllmRun runs. | any thread | dropin/main.go |

## cli

| function | what it does | runs on | called by |
|---|---|---|---|
| [run_cli](cli/run_cli/run_cli.go) | RunCLI runs. | the main thread | main.go, main_noembedded.go |

## bench

| function | what it does | runs on | called by |
|---|---|---|---|
| [c_echo](bench/c_echo/c_echo.c) | The floor: it answers what it hears. | a process of its own | tests |
`, generate_index.GenerateIndex(parse_tree.ParseTree(files)))
}
