// Package kakeya_serve serves token sessions to a test.
package kakeya_serve

import (
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/exposition"
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/create_host"
	"rkllmd/faces/kakeya_server"
	"rkllmd/faces/kakeya_server/create_server"
	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/models"
	"rkllmd/tests/support/generation/generation_engine"
)

// Options is what is served, and how. The zero value: the tiny llama model, 4 sequences of 128 tokens.
type Options struct {
	Pool     engine.PoolOptions
	Sessions generation.SessionOptions
	Server   kakeya_server.ServerOptions
	Backend  *generation.Backend // in the place of the tiny model's
	Empty    bool                // no model is loaded
	Named    *models.Table       // models by name; nil: there are none
}

// Served is a server in this process, and a client of it.
type Served struct {
	Hub      *generation.Hub
	Host     *kakeya.Host
	Backend  *generation.Backend
	Registry *exposition.Registry
	Client   *kakeya_client.Client
	Address  string
}

// KakeyaServe serves token sessions on a Unix socket until the test ends.
func KakeyaServe(t testing.TB, o Options) *Served {
	t.Helper()
	s := &Served{Hub: &generation.Hub{}, Backend: o.Backend, Registry: &exposition.Registry{}}
	if !o.Empty {
		if s.Backend == nil {
			_, s.Backend = generation_engine.GenerationEngine(t, "llama", o.Pool)
		}
		keep := keep_backend.KeepBackend(s.Backend, nil)
		set_backend.SetBackend(s.Hub, keep, keep)
	}
	s.Host = create_host.CreateHost(s.Hub, o.Named, o.Sessions, s.Registry)
	path := filepath.Join(t.TempDir(), "grpc.sock")
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	server := create_server.CreateServer(s.Host, o.Server)
	go server.Serve(listener)
	t.Cleanup(func() {
		server.Stop()
		clear_backend.ClearBackend(s.Hub)
	})
	s.Address = "unix://" + path
	s.Client, err = open_client.OpenClient(s.Address, kakeya_client.Options{Token: o.Server.Token})
	require.NoError(t, err)
	t.Cleanup(func() { s.Client.Conn.Close() })
	return s
}
