package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/pull/plan_url"
	"rkllmd/store/source"
)

func TestPlanURL(t *testing.T) {
	s := store.Store{Folder: "/s"}
	plan, err := plan_url.PlanURL(s, source.Source{Kind: source.KindURL, URL: "https://h:8443/d/a.gguf?signature=1"})
	require.NoError(t, err)
	require.Equal(t, []string{"/s/h_8443/a.gguf", "https://h:8443/d/a.gguf"},
		[]string{plan.Files[0].Path, plan.Manifest.Source})
	for _, name := range []string{"a.zip", "a-00001-of-00002.gguf", "x-lora.gguf"} {
		_, err = plan_url.PlanURL(s, source.Source{Kind: source.KindURL, URL: "https://h/" + name})
		require.ErrorContains(t, err, name)
	}
}
