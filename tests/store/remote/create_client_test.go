package remote_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/create_client"
)

func TestCreateClient(t *testing.T) {
	t.Setenv("HF_ENDPOINT", "http://mirror.example:8000/hub/")
	t.Setenv("HF_TOKEN", "hf_secret")
	t.Setenv("MODELSCOPE_ENDPOINT", "")
	t.Setenv("MODELSCOPE_API_TOKEN", "ms_secret")
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	require.Equal(t, []string{"http://mirror.example:8000/hub", "Bearer hf_secret", "https://modelscope.cn"},
		[]string{client.Hub.URL.String(), client.Hub.Header.Get("Authorization"), client.ModelScope.URL.String()})
	require.Contains(t, client.ModelScope.Header.Get("Cookie"), "m_session_id=ms_secret")
	t.Setenv("HF_ENDPOINT", "mirror")
	_, err = create_client.CreateClient(time.Minute)
	require.ErrorContains(t, err, "HF_ENDPOINT")
}
