package documents_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/documents/read_anchors"
)

func TestReadAnchors(t *testing.T) {
	page := "# The demo model: `builtin:demo`\n\nWords.\n\n## Over HTTP, too\n\n```\n# no heading\n```\n\n### " +
		"snake_case and 1.2\n"
	require.Equal(t, map[string]bool{"the-demo-model-builtindemo": true, "over-http-too": true,
		"snake_case-and-12": true},
		read_anchors.ReadAnchors(page))
}
