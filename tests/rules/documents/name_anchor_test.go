package documents_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/documents/name_anchor"
)

func TestNameAnchor(t *testing.T) {
	for heading, want := range map[string]string{
		"Frames": "frames", "The demo model: `builtin:demo`": "the-demo-model-builtindemo",
		"REST, server-sent events": "rest-server-sent-events", "snake_case and 1.2": "snake_case-and-12", "": "",
	} {
		require.Equal(t, want, name_anchor.NameAnchor(heading))
	}
}
