package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/process/read_death"
	"rkllmd/tests/isolation/isolation_load"
)

func TestReadDeath(t *testing.T) {
	i, _, _ := isolation_load.IsolationLoad(t, "model")
	p := i.Current
	require.NoError(t, p.Command.Process.Signal(unix.SIGKILL))
	<-p.Gone
	state := p.Command.ProcessState
	hang := &isolation.Hang{Function: "rkllm_abort"}
	for _, c := range []struct {
		function, running, beside uint64
		want, other               string
		told                      bool
	}{
		{0, 0, 0, "", "", false},
		{isolation.LoadLora + 1, isolation.Run + 1, 0, "rkllm_load_lora", "", true},
		{0, isolation.RunAsync + 1, isolation.Abort + 1, "rkllm_run_async", "rkllm_abort", true},
		{0, 0, isolation.Abort + 1, "rkllm_abort", "", false},
		{isolation.RowSize + 1, 0, 0, "rkllm_row_size", "", true},
	} {
		p.Function.Store(c.function)
		p.Running.Store(c.running)
		p.Beside.Store(c.beside)
		p.Hang.Store(hang)
		d, told := read_death.ReadDeath(p, state)
		require.Equal(t, []any{c.want, c.other, c.told, "SIGKILL", "model", hang}, []any{d.Function, d.Beside, told,
			d.Signal, d.Model, d.Hang})
		require.Equal(t, []string{"model"}, d.Lost)
		d, _ = read_death.ReadDeath(p, nil)
		require.Equal(t, []any{true, "", c.want}, []any{d.Stuck, d.Signal, d.Function}, "it has not ended")
	}
}
