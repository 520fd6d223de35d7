package openai_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/describe_entry"
	"rkllmd/faces/web"
	"rkllmd/generation"
)

func TestDescribeEntry(t *testing.T) {
	path := filepath.Join(t.TempDir(), "qwen.gguf")
	require.NoError(t, os.WriteFile(path, nil, 0o600))
	require.NoError(t, os.Chtimes(path, time.Unix(5, 0), time.Unix(1234, 0)))
	require.Equal(t, web.Model{ID: "qwen", Object: "model", Created: 1234, OwnedBy: "rkllmd", ContextLength: 64},
		describe_entry.DescribeEntry(generation.ModelInfo{Path: path, ContextSize: 64}, "qwen"))
	require.Zero(t, describe_entry.DescribeEntry(generation.ModelInfo{Path: "builtin:demo"}, "demo").Created)
}
