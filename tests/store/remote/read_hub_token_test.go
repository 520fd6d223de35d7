package remote_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/read_hub_token"
	"rkllmd/tests/support/models/store_file"
)

func TestReadHubToken(t *testing.T) {
	for _, name := range []string{"HF_TOKEN", "HUGGING_FACE_HUB_TOKEN", "HF_TOKEN_PATH"} {
		t.Setenv(name, "")
	}
	t.Setenv("HF_HOME", t.TempDir())
	require.Empty(t, read_hub_token.ReadHubToken())
	store_file.StoreFile(t, os.Getenv("HF_HOME"), "token", "hf_1\n")
	require.Equal(t, "hf_1", read_hub_token.ReadHubToken())
	t.Setenv("HF_TOKEN_PATH", store_file.StoreFile(t, t.TempDir(), "other", " hf_2"))
	require.Equal(t, "hf_2", read_hub_token.ReadHubToken())
	t.Setenv("HUGGING_FACE_HUB_TOKEN", "hf_3")
	require.Equal(t, "hf_3", read_hub_token.ReadHubToken())
	t.Setenv("HF_TOKEN", "hf_4")
	require.Equal(t, "hf_4", read_hub_token.ReadHubToken())
}
