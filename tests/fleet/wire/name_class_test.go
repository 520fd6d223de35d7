package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/wire/name_class"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestNameClass(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	b.Model.Path = "/secret/place"
	c := name_class.NameClass(b)
	require.Empty(t, c.Model.Path)
	require.Equal(t, []any{"toy", b.Defaults, 0}, []any{c.Model.Name, c.Defaults, c.Capabilities.Sequences})
	_, same := generation_backend.GenerationBackend()
	same.Capabilities.Sequences = 7
	require.Equal(t, c.ID, name_class.NameClass(same).ID)
	same.Model.Fingerprint = "rounds otherwise"
	require.NotEqual(t, c.ID, name_class.NameClass(same).ID)
	c = name_class.NameClass(same)
	require.Equal(t, []string{"render"}, c.Verbs)
	require.True(t, same.Capabilities.Exact)
	same.Name = "another runtime"
	require.NotEqual(t, c.ID, name_class.NameClass(same).ID)
	same.Capabilities.Exact = false
	c = name_class.NameClass(same)
	same.Name = "the same library, at another path"
	require.Equal(t, c.ID, name_class.NameClass(same).ID)
	same.Render = nil
	require.NotEqual(t, c.ID, name_class.NameClass(same).ID, "it does less")
}
