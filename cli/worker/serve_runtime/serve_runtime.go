// Package serve_runtime is what this program does in a process that has its runtime for a daemon.
package serve_runtime

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/library/flush_log"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/cli/worker/open_worker_runtime"
	"rkllmd/cli/worker/serve_link"
	"rkllmd/isolation"
	"rkllmd/isolation/inside/drop_handlers"
	"rkllmd/isolation/inside/find_worker"
	"rkllmd/isolation/inside/refuse_worker"
	"rkllmd/isolation/inside/serve_worker"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/rkllm/library/list_addresses"
)

// ServeRuntime opens the runtime of this program as the daemon that has started this process wants it
// (cli.RuntimeSetup), and makes its calls until it needs no more, or goes. Its log is written to stderr. It returns the
// exit code.
//
// **Runs on:** the main goroutine.
func ServeRuntime(embedded cli.Embedded, stderr io.Writer) int {
	runtime.LockOSThread()
	worker := find_worker.FindWorker()
	if worker[0] == 0 {
		fmt.Fprintln(stderr, "rkllmd: a daemon starts this program so, nobody else")
		return cli.ExitUsage
	}
	drop_handlers.DropHandlers()
	words := *(**[25]unsafe.Pointer)(unsafe.Pointer(&worker[0]))
	text := read_string.ReadString(words[24])
	var setup cli.RuntimeSetup
	_ = json.Unmarshal(text, &setup) // open_worker_runtime says what is wrong
	format := "text"
	if setup.JSONLog {
		format = "json"
	}
	defer flush_log.FlushLog(set_up_log.SetUpLog(stderr, format, setup.LogLevel))
	library, err := open_worker_runtime.OpenWorkerRuntime(text, embedded)
	if err != nil {
		refuse_worker.RefuseWorker(int(worker[4]), err.Error())
		return cli.ExitFailed
	}
	addresses := [isolation.Functions]uint64{isolation.LastError: uint64(uintptr(library.LastError)),
		isolation.RowSize: uint64(uintptr(library.RowSize))}
	kept := list_addresses.ListAddresses(library)
	for number, function := range rkllm.Functions {
		addresses[number] = uint64(uintptr(*kept[function.Name]))
	}
	link := int(worker[4]) + isolation.Lanes
	_ = unix.SetNonblock(link, true)
	serve_link.ServeLink(os.NewFile(uintptr(link), "link"), embedded.ShareHandle, embedded.OpenModel)
	serve_worker.ServeWorker(worker, &addresses)
	return cli.ExitDone
}
