package openapi_test

import (
	"go/ast"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/openapi/add_comments"
)

func TestAddComments(t *testing.T) {
	comments := map[string]string{"a.T.A": "old"}
	add_comments.AddComments(comments, "a.T", []*ast.Ident{{Name: "A"}, {Name: "B"}}, "new")
	add_comments.AddComments(comments, "a.T", nil, "embedded")
	require.Equal(t, map[string]string{"a.T.A": "new", "a.T.B": "new"}, comments)
}
