package openapi_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/openapi/list_comments"
	"rkllmd/tests/rules/parse_tree"
)

func TestListComments(t *testing.T) {
	tree := parse_tree.ParseTree(map[string]string{"buffer/buffer.go": `package buffer

// T is
// one.
type T struct {
	A, B int // both
	// above
	C string
}

// U is no structure.
type U int
`, "buffer/run/run.go": "package run\n\n// V is in no nouns.\ntype V struct{ A int }\n"})
	require.Equal(t, map[string]string{"buffer.T": "T is one.", "buffer.T.A": "both", "buffer.T.B": "both",
		"buffer.T.C": "above",
		"buffer.U":   "U is no structure."}, list_comments.ListComments(tree))
}
