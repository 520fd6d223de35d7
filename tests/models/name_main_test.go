package models_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/models/name_main"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestNameMain(t *testing.T) {
	h := &generation.Hub{}
	for _, test := range []struct{ what, path, name string }{
		{"nothing is loaded", "", ""}, {"loading", "/m/soon.gguf", "soon.gguf"}, {"loaded", "/m/x.gguf", "X"},
		{"unable", "/m/y.gguf", "y.gguf"},
	} {
		switch test.what {
		case "loading":
			h.Loading.Store(&generation.Loading{Path: "/m/soon.gguf", Ended: make(chan struct{})})
		case "loaded":
			close(h.Loading.Load().Ended)
			_, b := generation_backend.GenerationBackend()
			b.Model.Name, b.Model.Path = "X", "/m/x.gguf"
			look := keep_backend.KeepBackend(b, nil)
			set_backend.SetBackend(h, look, look)
		case "unable":
			path, look := "/m/y.gguf", keep_backend.KeepBackend(nil, errors.New("no memory"))
			set_backend.SetBackend(h, look, look)
			h.Path.Store(&path)
		}
		path, name := name_main.NameMain(h)
		require.Equal(t, test.path, path, test.what)
		require.Equal(t, test.name, name, test.what)
	}
}
