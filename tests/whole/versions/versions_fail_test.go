package versions_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/versions/versions_announce"
	"rkllmd/tests/whole/versions/versions_ask"
	"rkllmd/tests/whole/versions/versions_prepare"
	"rkllmd/tests/whole/versions/versions_serving"
	"rkllmd/tests/whole/versions/versions_start"
)

// TestVersionsFail has no version load a model: one error names them all with their reasons. Nothing is remembered of
// that, because it may be the model or the machine. When two have hung, the third is not tried.
func TestVersionsFail(t *testing.T) {
	s := versions_prepare.VersionsPrepare(t, "1.3.0", "1.2.3", "1.2.0")
	load := fmt.Sprintf(versions_ask.Init, filepath.Join(s.Folder, "model"))
	versions_start.VersionsStart(t, s, "--load-timeout", "1s")
	for _, version := range []string{"1.3.0", "1.2.3", "1.2.0"} {
		versions_announce.VersionsAnnounce(t, s, version, "init", "return -7")
	}
	refused := versions_ask.VersionsAsk(t, s, load).Error
	require.Equal(t, -32000, refused.Code)
	const reason = "rkllm_init failed with -7: the library gives no reason here; its log on standard error may"
	require.Equal(t, fmt.Sprintf("no version of the library has loaded this model; librkllmrt 1.3.0 (%s): %s; "+
		"librkllmrt 1.2.3 (%s): %s; librkllmrt 1.2.0 (%s): %s", s.Paths["1.3.0"], reason, s.Paths["1.2.3"], reason,
		s.Paths["1.2.0"], reason), refused.Message)
	var data struct {
		Libraries []struct {
			Library, Version string
			Code             int
			Data             struct {
				Function string
				Code     int
			}
		}
	}
	require.NoError(t, json.Unmarshal(refused.Data, &data))
	require.Len(t, data.Libraries, 3)
	require.Equal(t, s.Paths["1.2.0"], data.Libraries[2].Library)
	require.Equal(t, -7, data.Libraries[2].Data.Code)
	serving, passed := versions_serving.VersionsServing(t, s)
	require.Equal(t, "1.3.0", serving)
	require.Len(t, passed, 3)
	require.NoFileExists(t, s.State)

	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "deaf")
	versions_announce.VersionsAnnounce(t, s, "1.2.3", "init", "deaf")
	refused = versions_ask.VersionsAsk(t, s, load).Error
	require.Equal(t, -32011, refused.Code)
	require.Contains(t, refused.Message, "; not tried, because 2 have hung: 1 more")
	require.NoFileExists(t, s.State)

	versions_announce.VersionsAnnounce(t, s, "1.3.0", "init", "")
	require.Nil(t, versions_ask.VersionsAsk(t, s, load).Error)
	serving, passed = versions_serving.VersionsServing(t, s)
	require.Equal(t, "1.3.0", serving)
	require.Empty(t, passed)
	require.Contains(t, versions_ask.VersionsAsk(t, s, load).Error.Message, "loaded", "no other one is tried")
}
