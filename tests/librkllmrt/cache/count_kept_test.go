package cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/count_kept"
)

func TestCountKept(t *testing.T) {
	prompt := make([]int32, 40)
	for name, row := range map[string]struct {
		nKeep, prompt, turn int
		bos                 bool
		want                int
	}{
		"the whole prompt":                   {-1, 40, 40, true, 40},
		"none":                               {0, 40, 40, false, 0},
		"none but the BOS":                   {0, 40, 40, true, 1},
		"some, behind the BOS":               {7, 40, 40, true, 8},
		"more than the prompt":               {50, 40, 40, false, 40},
		"what the first turn said":           {7, 40, 5, false, 20},
		"the first turn was longer than all": {7, 10, 5, false, 10},
	} {
		t.Run(name, func(t *testing.T) {
			h := &librkllmrt.Handle{Model: &engine.Model{AddBOS: row.bos}, Param: librkllmrt.Param{NKeep: row.nKeep,
				MaxContextLen: 100},
				Lanes: []librkllmrt.Lane{{Conversation: librkllmrt.Conversation{Keep: 20}}}}
			turn := &librkllmrt.Turn{Lane: &h.Lanes[0], Tokens: prompt[:row.prompt], Prompt: row.prompt, New: row.turn}
			require.Equal(t, row.want, count_kept.CountKept(h, turn))
			h.Param.MaxContextLen = 12
			require.Equal(t, min(row.want, 9), count_kept.CountKept(h, turn), "three quarters of the context at most")
		})
	}
}
