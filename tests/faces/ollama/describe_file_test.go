package ollama_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/describe_file"
	"rkllmd/faces/web"
	"rkllmd/tests/faces/ollama/fake_describe"
	"rkllmd/tests/support/faces/web_host"
)

func TestDescribeFile(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	path := filepath.Join(t.TempDir(), "a.gguf")
	require.NoError(t, os.WriteFile(path, []byte("abc"), 0o600))
	tag, _ := describe_file.DescribeFile(host, path)
	require.Equal(t, []any{int64(3), 64, "gguf", ""}, []any{tag.Size, len(tag.Digest), tag.Details.Format,
		tag.Details.Family})
	require.NotNil(t, tag.Details.Families)
	changed, err := time.Parse(time.RFC3339Nano, tag.ModifiedAt)
	require.NoError(t, err)
	require.False(t, changed.Equal(time.Unix(0, 0)))
	host.Models.Describe = fake_describe.FakeDescribe(web.Description{Architecture: "llama", Parameters: 2e6,
		Quantisation: "Q4_0"})
	other, header := describe_file.DescribeFile(host, path)
	require.Equal(t, "llama", header.Architecture)
	require.Equal(t, ollama.Details{Format: "gguf", Family: "llama", Families: []string{"llama"}, ParameterSize: "2.0M",
		QuantizationLevel: "Q4_0"}, other.Details)
	require.Equal(t, tag.Digest, other.Digest)
	require.NoError(t, os.WriteFile(path, []byte("abcd"), 0o600))
	other, _ = describe_file.DescribeFile(host, path)
	require.NotEqual(t, tag.Digest, other.Digest)
	tag, header = describe_file.DescribeFile(host, "/gone/a.RKLLM")
	require.Equal(t, []any{"rkllm", "", int64(0)}, []any{tag.Details.Format, header.Architecture, tag.Size})
}
