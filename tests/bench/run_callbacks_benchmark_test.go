package bench_test

import (
	"net"
	"os"
	"runtime"
	"runtime/cgo"
	"sync/atomic"
	"testing"
	"time"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench"
	"rkllmd/bench/on_bench_result"
	"rkllmd/bench/read_stamps"
	"rkllmd/bench/run_callbacks"
	"rkllmd/bench/send_results"
	"rkllmd/bench/send_stamp"
	"rkllmd/bench/set_process_cpus"
	"rkllmd/bench/set_thread_cpus"
	"rkllmd/connection/create_connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/rkllm_callback"
	"rkllmd/tests/bench/median_latencies"
	"rkllmd/tests/bench/print_figures"
	"rkllmd/utils"
)

// BenchmarkDriveCallback: from the call of the result callback on a C thread to the bytes at a client that keeps up, a
// token every 500 us; medians of five rounds. The floor writes from C; the plain Go way goes over a channel to a
// goroutine.
func BenchmarkRunCallbacks(b *testing.B) {
	const rounds, tokens = 5, 1000
	var sockets [bench.Contenders][2]int
	for i := range sockets {
		pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
		require.NoError(b, err)
		sockets[i] = pair
	}
	require.NoError(b, unix.SetNonblock(sockets[bench.Ours][0], true))
	conn := create_connection.CreateConnection(sockets[bench.Ours][0], -1, 0, 0, 1<<20, 1<<20)
	stream := cgo.NewHandle(&rkllm.CallbackContext{
		Conn: conn, Layout: rkllm.LayoutD, Framing: utils.FramingText, NBatch: 1, Canceled: new(atomic.Bool),
		Stream: true, StreamIsAnswer: true, Done: make(chan struct{}),
		Prefix: []byte(`{"jsonrpc":"2.0","id":1,"result":`), Suffix: []byte("}"),
	})
	file := os.NewFile(uintptr(sockets[bench.Net][0]), "socket")
	socket, err := net.FileConn(file)
	require.NoError(b, err)
	texts := make(chan string, 16)
	go send_results.SendResults(jsonrpc2.NewConn(b.Context(), jsonrpc2.NewPlainObjectStream(socket), nil), texts)

	callbacks := [bench.Contenders]unsafe.Pointer{rkllm_callback.Pointer, send_stamp.SendStamp(),
		on_bench_result.Pointer}
	userdata := [bench.Contenders]uintptr{uintptr(stream), uintptr(sockets[bench.Floor][0]),
		uintptr(cgo.NewHandle(texts))}
	cores := runtime.NumCPU()
	processors := [bench.Contenders]int{cores + 1, cores, cores} // the daemon's setting and Go's
	runtime.LockOSThread()
	var figures []bench.Figure
	for _, place := range bench.Placements {
		require.NoError(b, set_process_cpus.SetProcessCpus(os.Getpid(), place.Server))
		require.NoError(b, set_thread_cpus.SetThreadCpus(0, place.Client))
		var latencies [bench.Contenders][]bench.Latency
		for turn := range rounds * bench.Contenders {
			i := turn % bench.Contenders
			runtime.GOMAXPROCS(processors[i])
			failed := make(chan error, 1)
			go func() {
				failed <- run_callbacks.RunCallbacks(callbacks[i], userdata[i], tokens, 500*time.Microsecond)
			}()
			latency, err := read_stamps.ReadStamps(sockets[i][1], tokens)
			require.NoError(b, err)
			require.NoError(b, <-failed)
			latencies[i] = append(latencies[i], latency)
		}
		p50, p99, slowest := median_latencies.MedianLatencies(latencies)
		met := p99[bench.Ours] < 100
		figures = append(figures, bench.Figure{Name: place.Name + ", p50", Unit: "us", Values: p50},
			bench.Figure{Name: place.Name + ", p99", Unit: "us", Values: p99, Goal: "under 100 us", Met: met},
			bench.Figure{Name: place.Name + ", slowest of 1,000", Unit: "us", Values: slowest})
	}
	print_figures.PrintFigures(b, "from C callback to bytes at the client", figures)
}
