package run_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/run/show_loaded"
	"rkllmd/faces/web"
	"rkllmd/models"
)

func TestShowLoaded(t *testing.T) {
	until := time.Now().Add(time.Minute)
	var out strings.Builder
	require.NoError(t, show_loaded.ShowLoaded(&out, web.ModelList{Loaded: &web.Loaded{Name: "main"},
		Named: []models.Entry{{Name: "idle", State: models.StateUnloaded},
			{Name: "a\x1b", State: models.StateLoaded, Size: 2e9, Memory: 3e9, Users: 2, Expires: &until},
			{Name: "b", State: models.StateLoaded, Pinned: true}, {Name: "c", State: models.StateLoaded},
			{Name: "d", State: models.StateLoading, Users: 1}}}))
	lines := strings.Split(out.String(), "\n")
	require.Len(t, lines, 7)
	for i, want := range [][]string{{"NAME", "SIZE", "MEMORY", "STATE", "REQUESTS", "UNTIL"},
		{"main", "-", "-", "loaded", "-", "pinned", "(rkllm.init)"},
		{"a", "2.0", "GB", "3.0", "GB", "loaded", "2", until.Format(time.TimeOnly)},
		{"b", "-", "-", "loaded", "0", "pinned", "(--preload)"},
		{"c", "-", "-", "loaded", "0", "its", "place", "is", "needed"}, {"d", "-", "-", "loading", "1", "-"}} {
		words := strings.Fields(lines[i])
		require.Equal(t, want[1:], words[1:], lines[i])
		require.NotContains(t, words[0], "\x1b")
	}
}
