package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/memory/drop_copied_pages"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/engine/products/detect_lanes"
	"rkllmd/tests/engine/memory/engine_mapped_pages"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/models/engine_sparse_model"
	"rkllmd/tests/support/models/engine_sparse_shape"
)

func TestDropCopiedPages(t *testing.T) {
	shape := engine_sparse_shape.Shape{Words: 1000, Embedding: 512, Heads: 8, KeyHeads: 8, Forward: 1024, Layers: 4,
		Context: 512}
	lanes := detect_lanes.DetectLanes() // then there are no copies of Q4_0 and Q4_K
	for name, test := range map[string]struct {
		kind  uint32
		drops bool
	}{"Q4_0": {2, !lanes}, "Q4_K": {12, !lanes}, "IQ4_NL": {20, true}, "Q8_0": {8, false}, "F32": {0, false}} {
		t.Run(name, func(t *testing.T) {
			path := engine_sparse_model.EngineSparseModel(t, shape, test.kind)
			facts, err := check_model_file.CheckModelFile(path)
			require.NoError(t, err)
			m, err := load_model.LoadModel(path, facts, nil)
			require.NoError(t, err)
			t.Cleanup(func() { free_model.FreeModel(m) })
			before := engine_mapped_pages.EngineMappedPages(t, path)
			require.Greater(t, before, int(facts.TensorBytes>>10)/2)

			m.Exact = true
			m.Facts.Details.Types = []engine.TypeShare{{Type: "Q2_K"}} // then there are no copies
			drop_copied_pages.DropCopiedPages(m)
			require.Equal(t, before, engine_mapped_pages.EngineMappedPages(t, path))
			m.Exact, m.Facts.Details.Types = false, facts.Details.Types
			drop_copied_pages.DropCopiedPages(m)
			if after := engine_mapped_pages.EngineMappedPages(t, path); test.drops {
				require.Zero(t, after)
			} else {
				require.Equal(t, before, after)
			}
			c := engine_create_context.EngineCreateContext(t, m, 128, 128)
			require.NoError(t, decode_tokens.DecodeTokens(c, &engine.Sequence{}, []int32{1, 5, 9}, engine.OutputLast))
			require.Positive(t, engine_mapped_pages.EngineMappedPages(t, path), "what is needed has come back")
		})
	}
	drop_copied_pages.DropCopiedPages(&engine.Model{Path: "/no/such/file"})
}
