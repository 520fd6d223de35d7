package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai/get_model"
	"rkllmd/generation"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestGetModel(t *testing.T) {
	b := web_backend.WebBackend()
	host, _ := web_host.WebHost(b)
	for name, status := range map[string]int{"": 0, "toy": 0, "toy:latest": 0, "gpt-4o": 404} {
		backend, refusal := get_model.GetModel(host, host.Hub, name)
		if status == 0 {
			require.Nil(t, refusal)
			require.Same(t, b, backend)
			continue
		}
		require.Equal(t, status, refusal.Status)
	}
	named := &generation.Hub{}
	named.Backend.Store(b)
	_, refusal := get_model.GetModel(host, named, "small")
	require.Nil(t, refusal, "the operator's name was looked at before")
	host.Hub.Backend.Store(nil)
	_, refusal = get_model.GetModel(host, host.Hub, "")
	require.Equal(t, 503, refusal.Status)
}
