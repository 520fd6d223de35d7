package tree_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/tree/list_references"
	"rkllmd/rules/tree/parse_source"
)

func TestListReferences(t *testing.T) {
	file := parse_source.ParseSource("example", "engine/pool/pool.go", []byte(`package pool

import (
	other "example/engine/gguf"
	"example/engine"
)

type Pool[T Any] struct {
	Slots [Count]other.File
	File  *os.File
}

const A, B = C + engine.Limit, len(engine.Names)

var D = map[Key]int{First: 1}

	func Run(n Number) { var local Last; _ = local.Deep.engine }
`))
	require.Nil(t, file.Broken)
	names := list_references.ListReferences(file, file.Syntax)
	for _, name := range []string{"Any", "Count", "C", "Key", "First", "Number", "Last"} {
		require.Contains(t, names, "engine/pool."+name)
	}
	for _, name := range []string{"engine/gguf.File", "engine.Limit", "engine.Names"} {
		require.Contains(t, names, name)
	}
	for _, name := range []string{"Pool", "Slots", "File", "A", "B", "D", "n", "Deep", "engine", "local"} {
		require.Equal(t, name == "local", slices.Contains(names, "engine/pool."+name), name)
	}
	require.NotContains(t, list_references.ListReferences(file, file.Functions[0]), "engine.Limit", "a part is a part")
}
