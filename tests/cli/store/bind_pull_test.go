package store_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/store/bind_pull"
	"rkllmd/store"
	"rkllmd/store/pull"
)

func TestBindPull(t *testing.T) {
	s := store.Store{Folder: t.TempDir()}
	fetch := bind_pull.BindPull(s, pull.Options{}, &pull.Shares{})
	_, err := fetch(t.Context(), "llama3", nil)
	require.ErrorContains(t, err, "does not say where the model is")
}
