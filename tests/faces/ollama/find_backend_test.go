package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/find_backend"
	"rkllmd/models"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestFindBackend(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	_, refusal := find_backend.FindBackend(host, host.Hub, "")
	require.Equal(t, 503, refusal.Status)
	b := web_backend.WebBackend()
	host.Hub.Backend.Store(b)
	found, refusal := find_backend.FindBackend(host, host.Hub, "toy:latest")
	require.Nil(t, refusal)
	require.Same(t, b, found)
	_, refusal = find_backend.FindBackend(host, host.Hub, "x")
	require.Equal(t, `model 'x' not found; models here: "toy"`, refusal.Fault.Message)
	host.Table = &models.Table{}
	_, refusal = find_backend.FindBackend(host, host.Hub, "x")
	require.Nil(t, refusal, "the table's names were looked at")
}
