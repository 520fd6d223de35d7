package documents_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/documents/list_constants"
	"rkllmd/rules/tree/parse_source"
)

func TestListConstants(t *testing.T) {
	tree := &rules.Tree{Files: []*rules.File{
		parse_source.ParseSource("m", "faces/uma/uma.go",
			[]byte("package uma\n\nconst CodeA = 1 // one\n\nvar CodeB = 2\n\nconst (\n\tCodeC = 3\n\tOther = 4\n)\n")),
		parse_source.ParseSource("m", "faces/swarm/swarm.go", []byte("package swarm\n\nconst CodeD = 4\n")),
		parse_source.ParseSource("m", "faces/uma/say_no/say_no.go", []byte("package say_no\n\nconst CodeE = 5\n")),
		parse_source.ParseSource("m", "faces/uma/say_no/say_no.c", []byte("int say_no(void) { return 1; }\n")),
	}}
	require.Equal(t, []rules.Code{{Name: "CodeA", Text: "1", Meaning: "one"}, {Name: "CodeC", Text: "3"}},
		list_constants.ListConstants(tree, "uma", "Code"))
	require.Empty(t, list_constants.ListConstants(tree, "uma", "Exit"))
}
