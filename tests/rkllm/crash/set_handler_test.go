package crash_test

import (
	"os"
	"os/signal"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/rkllm/crash/set_handler"
	"rkllmd/rkllm/library/find_symbol"
	"rkllmd/rkllm/library/load_object"
	"rkllmd/tests/rkllm/rkllm_call_symbol"
	"rkllmd/tests/support/rkllm/rkllm_build_object"
)

func TestSetHandler(t *testing.T) {
	before := make(chan os.Signal, 2)
	signal.Notify(before, unix.SIGWINCH)
	defer signal.Stop(before)
	object, err := load_object.LoadObject(rkllm_build_object.RkllmBuildObject(t, `#include <signal.h>
#include <stddef.h>
struct sigaction before[65];
static int handled;
void handler(int number, siginfo_t *info, void *context) { handled += number; before[number].sa_sigaction(number, info, context); }
int raise_it(void) { return raise(SIGWINCH); }
int get_handled(void) { return handled; }
int get_flags(void) { struct sigaction now; sigaction(SIGWINCH, NULL, &now); return now.sa_flags & ~0x04000000; }
int is_all_blocked(void) { struct sigaction now; sigaction(SIGWINCH, NULL, &now); return sigismember(&now.sa_mask, SIGSEGV) && sigismember(&now.sa_mask, SIGTERM); }
int is_chained_to_itself(void) { return before[SIGWINCH].sa_sigaction == handler; }
`))
	require.NoError(t, err)
	for range 2 {
		set_handler.SetHandler(int(unix.SIGWINCH), find_symbol.FindSymbol(object, "handler"),
			find_symbol.FindSymbol(object, "before"))
	}
	require.Zero(t, rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(object, "is_chained_to_itself")),
		"to install it again does nothing")
	require.Zero(t, rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(object, "raise_it")))
	require.Equal(t, int32(unix.SIGWINCH), rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(object,
		"get_handled")))
	require.Equal(t, unix.SIGWINCH, <-before, "passed on to Go")
	const siginfo, onstack, restart = 4, 0x08000000, 0x10000000
	require.Equal(t, int32(siginfo|onstack|restart), rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(object,
		"get_flags")))
	require.Equal(t, int32(1), rkllm_call_symbol.RkllmCallSymbol(find_symbol.FindSymbol(object, "is_all_blocked")))
}
