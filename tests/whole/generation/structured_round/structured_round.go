// Package structured_round has random schemas answered.
package structured_round

import (
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/grammar/convert_schema"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/support/grammar/random_schema_text"
	"rkllmd/tests/whole/generation/structured_answers"
)

// StructuredRound has so many random schemas answered by a model of random weights, four at once, and requires that
// most answers come to their end.
func StructuredRound(t *testing.T, schemas int, seed uint64) {
	t.Helper()
	_, b := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Size: 512})
	r := rand.New(rand.NewPCG(seed, 26))
	asked := make(chan string)
	var finished [4]int
	var asking sync.WaitGroup
	for i := range finished {
		asking.Go(func() { finished[i] = structured_answers.StructuredAnswers(t, b, asked) })
	}
	for sent := 0; sent < schemas; {
		schema := random_schema_text.RandomSchemaText(r)
		if _, err := convert_schema.ConvertSchema([]byte(schema)); err == nil {
			asked <- schema
			sent++
		}
	}
	close(asked)
	asking.Wait()
	require.Greater(t, finished[0]+finished[1]+finished[2]+finished[3], schemas/2)
}
