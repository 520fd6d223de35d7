package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/is_path"
)

func TestIsPath(t *testing.T) {
	for path, ours := range map[string]bool{"/v1/chat/completions": true, "/v1/completions": true,
		"/v1/models/a/b": true,
		"/v1/models":     false, "/v1/models/load": false, "/v1/generate": false, "/": false} {
		require.Equal(t, ours, is_path.IsPath(path), path)
	}
}
