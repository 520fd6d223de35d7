package pull_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/store/pull"
	"rkllmd/store/pull/check_name"
	"rkllmd/tests/support/models/store_file"
)

func TestCheckName(t *testing.T) {
	for name, test := range map[string]struct{ path, there, source, fault string }{
		"nothing there":        {path: "a.gguf"},
		"another name":         {path: "a.gguf", there: "b.gguf"},
		"the same source":      {path: "a.gguf", there: "a.gguf", source: "s"},
		"another source":       {path: "a.gguf", there: "a.gguf", source: "u", fault: "a.gguf, from u; remove it"},
		"another ending":       {path: "a.rkllm", there: "a.gguf", source: "s", fault: "a.gguf, from s"},
		"split":                {path: "a-00001-of-00002.gguf", there: "a.gguf", source: "s", fault: "a.gguf, from s"},
		"a part of one":        {path: "a.gguf", there: "a-00001-of-00002.gguf"},
		"nobody has pulled it": {path: "a.gguf", there: "a.gguf", fault: "from nobody knows where"},
	} {
		t.Run(name, func(t *testing.T) {
			s := store.Store{Folder: t.TempDir()}
			plan := &pull.Plan{Manifest: store.Manifest{Source: "s"},
				Files: []pull.Wanted{{Path: s.Folder + "/o/r/" + test.path}}}
			if test.there != "" {
				store_file.StoreFile(t, s.Folder, "o/r/"+test.there, "GGUF")
			}
			if test.source != "" {
				there := &store.Manifest{Source: test.source}
				require.NoError(t, write_manifest.WriteManifest(s.Folder+"/o/r/"+test.there, there))
			}
			err := check_name.CheckName(t.Context(), s, plan)
			if test.fault == "" {
				require.NoError(t, err)
				return
			}
			require.ErrorContains(t, err, test.fault)
			require.ErrorContains(t, err, "rkllmd rm o/r/a")
		})
	}
}
