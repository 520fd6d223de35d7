package tree_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/tree/list_nouns"
	"rkllmd/rules/tree/parse_source"
)

func TestListNouns(t *testing.T) {
	source := `package pool

type Pool struct{ Slots []Slot }

type (
	Slot int
	low  int
)

const (
	First Kind = iota + Start
	Second
	_
)

var Names, count = []string{Last}, 0

var _ = Names

	func Run() { type Inner int }
`
	file := parse_source.ParseSource("example", "engine/pool/pool.go", []byte(source))
	require.Nil(t, file.Broken)
	var have []string
	uses := map[string][]string{}
	for _, noun := range list_nouns.ListNouns(file) {
		require.Equal(t, "engine/pool", noun.Package)
		require.Same(t, file, noun.File)
		have = append(have, fmt.Sprintf("%s:%d", noun.Name, file.Positions.Position(noun.Pos).Line))
		uses[noun.Name] = noun.Uses
	}
	require.Equal(t, []string{"Pool:3", "Slot:6", "low:7", "First:11", "Second:12", "_:13", "Names:16", "count:16",
		"_:18"}, have)
	require.Equal(t, []string{"engine/pool.Slot"}, uses["Pool"])
	require.Contains(t, uses["First"], "engine/pool.Start")
	require.Contains(t, uses["Second"], "engine/pool.Start", "it repeats the value above it")
	require.Contains(t, uses["Second"], "engine/pool.Kind")
	require.Contains(t, uses["Names"], "engine/pool.Last")

	file = parse_source.ParseSource("example", "engine/pool/run/run.go", []byte("package run\n\ntype T int\n"))
	require.Empty(t, list_nouns.ListNouns(file), "not a file of nouns")
}
