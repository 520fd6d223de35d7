package models_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/tests/models/token_rate"
	"rkllmd/tests/support/daemon/http_address"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_bench_model"
)

// BenchmarkOpenStay: two named models that answer at once, beside each alone, in turns.
func BenchmarkOpenStay(b *testing.B) {
	const each = 2 * time.Second
	flags, names := []string{"--http=127.0.0.1:0"}, [2]string{"first", "second"}
	for _, name := range names {
		path := filepath.Join(b.TempDir(), name+".gguf")
		write_bench_model.WriteBenchModel(b, path, bench.Shapes[0])
		flags = append(flags, "--named-model", name+"="+path)
	}
	d := start_daemon.StartDaemon(b, start_daemon.Options{Plain: true, Flags: flags})
	address := http_address.HTTPAddress(b, d)
	for round := range 6 {
		var alone, together [2]float64
		var err error
		for i, name := range names {
			alone[i], err = token_rate.TokenRate(address, name, each)
			require.NoError(b, err)
		}
		failed := make(chan error, 1)
		go func() {
			var err error
			together[0], err = token_rate.TokenRate(address, names[0], each)
			failed <- err
		}()
		together[1], err = token_rate.TokenRate(address, names[1], each)
		require.NoError(b, err)
		require.NoError(b, <-failed)
		if round > 0 { // in the first one they were loaded
			b.Logf("alone %.0f and %.0f tokens/s; together %.0f and %.0f, which is %.2f and %.2f of that", alone[0],
				alone[1], together[0], together[1], together[0]/alone[0], together[1]/alone[1])
		}
	}
}
