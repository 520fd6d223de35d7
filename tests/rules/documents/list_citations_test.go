package documents_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/documents/list_citations"
)

func TestListCitations(t *testing.T) {
	const a, b = "docs/protocols/" + "a-b.md", "docs/protocols/" + "c.md" // so that this file cites nothing itself
	text := strings.NewReplacer("A", a, "B", b).Replace("// Follows A, \"One\n// two\" and \"3\". Errors: \"x\".\n" +
		"func F() {\n\t// see B; and A,\n\t// \"Four\"\n}\n// B and more\n")
	require.Equal(t, []rules.Cited{
		{Page: a, Heading: "One two"}, {Page: a, Heading: "3"}, {Page: b}, {Page: a, Heading: "Four"}, {Page: b}},
		list_citations.ListCitations([]byte(text)))
	require.Empty(t, list_citations.ListCitations(nil))
}
