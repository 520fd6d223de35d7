package serve_test

import (
	"crypto/tls"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/serve/create_http_front"
	"rkllmd/faces/exposition"
	"rkllmd/generation"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_start_runtime"
)

func TestCreateHTTPFront(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	srv := create_server.CreateServer(rkllm_start_runtime.RkllmStartRuntime(t, fake, rkllm.Limits{}))
	loader := &cli.Loader{Server: srv, Hub: &generation.Hub{}}
	folder, registry := t.TempDir(), &exposition.Registry{}
	settings := cli.Settings{HTTP: cli.HTTPSettings{Address: &server.Address{Host: "127.0.0.1:0", Loopback: true},
		MaxClients: 30, MaxMessageBytes: 1000, Feedback: folder + "/f", Load: true}}
	front, err := create_http_front.CreateHTTPFront(settings, loader, registry)
	require.NoError(t, err)
	require.Equal(t, "http", front.Name)
	require.False(t, front.Plain, "nobody else can reach it")
	ended := make(chan error, 1)
	go func() { ended <- front.Serve() }()
	require.Regexp(t, `^http://127\.0\.0\.1:\d+$`, front.Address)
	for path, want := range map[string]int{"/healthz": 200, "/readyz": 503, "/metrics": 200, "/v1/models": 200,
		"/": 200, "/generate": 426} {
		answer, err := http.Get(front.Address + path)
		require.NoError(t, err)
		require.Equal(t, want, answer.StatusCode, path)
		require.NoError(t, answer.Body.Close())
	}
	front.Stop()
	require.NoError(t, <-ended)
	require.FileExists(t, folder+"/f")
	settings.HTTP.Address = &server.Address{Unix: folder + "/s", Loopback: true}
	front, err = create_http_front.CreateHTTPFront(settings, loader, &exposition.Registry{})
	require.NoError(t, err)
	require.Equal(t, "unix://"+folder+"/s", front.Address)
	require.FileExists(t, folder+"/s.lock")
	_, err = create_http_front.CreateHTTPFront(settings, loader, &exposition.Registry{})
	require.ErrorContains(t, err, "--http (RKLLMD_HTTP)")
	front.Stop()
	require.NoFileExists(t, folder+"/s", "without ever having served")
	settings.HTTP.Address = &server.Address{Host: "0.0.0.0:0"}
	for _, encryption := range []*tls.Config{nil, {}} {
		settings.Network.TLS = encryption
		front, err = create_http_front.CreateHTTPFront(settings, loader, &exposition.Registry{})
		require.NoError(t, err)
		require.Equal(t, encryption == nil, front.Plain)
		front.Stop()
	}
	settings.HTTP.Feedback = "/nowhere/f"
	_, err = create_http_front.CreateHTTPFront(settings, loader, &exposition.Registry{})
	require.ErrorContains(t, err, "/nowhere/f")
}
