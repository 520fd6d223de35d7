package pull_test

import (
	"crypto/sha256"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/store/pull/is_replaceable"
	"rkllmd/store/remote"
	"rkllmd/tests/support/models/store_file"
)

func TestIsReplaceable(t *testing.T) {
	path := store_file.StoreFile(t, t.TempDir(), "a.gguf", "GGUF")
	right := fmt.Sprintf("%x", sha256.Sum256([]byte("GGUF")))
	for name, test := range map[string]struct {
		model          store.Model
		source, digest string
		may            bool
	}{
		"the same source": {store.Model{Path: path, Manifest: &store.Manifest{Source: "hf:o/r"}}, "hf:o/r", "", true},
		"another source":  {store.Model{Path: path, Manifest: &store.Manifest{Source: "s"}}, "hf:o/r", right, false},
		"another file":    {store.Model{Path: path + "x", Manifest: &store.Manifest{Source: "s"}}, "s", right, false},
		"that very file":  {store.Model{Path: path}, path, "", true},
		"the wanted one":  {store.Model{Path: path}, "hf:o/r", right, true},
		"of nobody":       {store.Model{Path: path}, "hf:o/r", "promised", false},
		"not promised":    {store.Model{Path: path}, "/b/a.gguf", "", false},
	} {
		t.Run(name, func(t *testing.T) {
			plan := &pull.Plan{Manifest: store.Manifest{Source: test.source},
				Files: []pull.Wanted{{Path: path, File: remote.File{SHA256: test.digest}}}}
			require.Equal(t, test.may, is_replaceable.IsReplaceable(t.Context(), plan, test.model))
		})
	}
}
