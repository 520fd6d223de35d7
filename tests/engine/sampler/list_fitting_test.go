package sampler_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/convert_schema"
	"rkllmd/tests/engine/sampler/engine_require_fitting"
	"rkllmd/tests/support/engine/engine_load_model"
)

// TestListFitting: along random answers what is listed is what each token says when it is asked alone.
func TestListFitting(t *testing.T) {
	schema, err := convert_schema.ConvertSchema([]byte(`{"properties": {"näme": {"type": "string", "maxLength": 3},
		"n": {"type": "integer", "maximum": 12}, "wide": {"enum": ["語", "é", "é🙃"]}}, "additionalProperties": true}`))
	require.NoError(t, err)
	random := rand.New(rand.NewPCG(17, 1))
	for _, architecture := range []string{"llama", "qwen3"} {
		m := engine_load_model.EngineLoadModel(t, architecture)
		for _, source := range []string{schema, schema, `root ::= .*`, `root ::= [^a-z]{0,6} "e"`,
			`root ::= "語" [é-ü]+ | "🙃🙂" | "r" [a-z ]*`} {
			engine_require_fitting.EngineRequireFitting(t, m, source, random)
		}
	}
}
