package estimate_memory_test

import (
	"bytes"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"github.com/stretchr/testify/require"
	"rkllmd/engine"
	"rkllmd/engine/check_model_file"
	"rkllmd/engine/create_context"
	"rkllmd/engine/free_context"
	"rkllmd/engine/free_model"
	"rkllmd/engine/load_model"
	. "rkllmd/tests/support/engine_sparse_model"
)

func TestX(t *testing.T) {
	var log bytes.Buffer
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	r := rand.New(rand.NewPCG(1,2))
	out, _ := os.Create("/tmp/c/N_sweep.txt")
	for i := range 120 {
		hs := []int{32,64,128}[r.IntN(3)]
		h := 1+r.IntN(16)
		kh := h
		if r.IntN(3) > 0 { for kh = 1+r.IntN(h); h%kh != 0; { kh = 1+r.IntN(h)} }
		s := Shape{Words: []int{1000,5000,20000,50000}[r.IntN(4)], Embedding: h*hs, Heads: h, KeyHeads: kh, Forward: 32*(1+r.IntN(128)), Layers: 1+r.IntN(3), Context: 65536}
		if i%6 == 5 { s.Experts = 4; s.Forward = (s.Forward/2+31)/32*32 }
		size := []int{100,512,2048,4096,8192,16384,32768}[r.IntN(7)]
		seq := 1
		if r.IntN(4) == 0 { seq = 1+r.IntN(8) }
		path := EngineSparseModel(t, s)
		facts, err := check_model_file.CheckModelFile(path)
		require.NoError(t, err)
		log.Reset()
		m, err := load_model.LoadModel(path, facts, nil)
		require.NoError(t, err)
		ctx, err := create_context.CreateContext(m, engine.ContextOptions{Size: size, Batch: 512, Threads: 1, Sequences: seq})
		require.NoError(t, err)
		var comp, kv, outp float64
		for l := range strings.Lines(log.String()) {
			at := strings.Index(l, "buffer size =")
			if at < 0 { continue }
			p := &comp
			if strings.Contains(l, "KV") { p = &kv } else if strings.Contains(l, "output") { p = &outp} else if strings.Contains(l, "model") { continue }
			fmt.Sscanf(l[at+13:], "%f", p)
		}
		fmt.Fprintln(out, s.Words, s.Embedding, s.Heads, s.KeyHeads, s.Forward, s.Layers, s.Experts, size, seq, facts.CachePerToken, kv, outp, comp)
		free_context.FreeContext(ctx)
		free_model.FreeModel(m)
		os.Remove(path)
	}
}
