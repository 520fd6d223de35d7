// Package call holds the types and constants of its room: calls on their way to the runtime's threads and back.
package call

import "unsafe"

// The functions that a caller's thread leaves to the runtime's threads (Call.Function). The C files that ask for them
// have the numbers too.
const (
	CreateDefaultParam = iota
	Init
	Destroy
	Run
	RunAsync
	Abort
	IsRunning
	ClearKVCache
	GetKVCacheSize
	LoadLora
	LoadPromptCache
	ReleasePromptCache
	SetChatTemplate
	SetCrossAttnParams
	SetFunctionTools
)

// Names is the names of these functions, as messages have them.
var Names = []string{"rkllm_createDefaultParam", "rkllm_init", "rkllm_destroy", "rkllm_run", "rkllm_run_async",
	"rkllm_abort", "rkllm_is_running", "rkllm_clear_kv_cache", "rkllm_get_kv_cache_size", "rkllm_load_lora",
	"rkllm_load_prompt_cache", "rkllm_release_prompt_cache", "rkllm_set_chat_template", "rkllm_set_cross_attn_params",
	"rkllm_set_function_tools"}

// Whose turn it is (Call.Phase).
const (
	_              = iota // 0: the caller's thread waits for the runtime
	CallerCalls           // the caller's thread makes a callback, for which the run waits
	Ended                 // the call has its status; the caller's thread, and with it the memory, is gone
	WithoutACaller        // of rkllm_run_async: callbacks are made by the run's own thread
)

// The operations of futex(2) on Phase: memory that no other process sees.
const (
	FutexWait = 128
	FutexWake = 129
)

// Call is one call of a program, in C memory: struct call of ask_runtime.c, on the stack of the thread that waits.
type Call struct {
	Next      *Call // that was made before this one, in the chain that take_call returns
	Handle    uintptr
	Arguments [3]uintptr     // pointers, and numbers that are none
	Callback  unsafe.Pointer // of a run: what the program gave to rkllm_init
	Userdata  uintptr
	Result    unsafe.Pointer // of a callback, with State; Answer is what it has returned
	Function  int32
	Inside    int32 // not 0: the thread is inside a run on the same handle, in a callback or the handler of a signal
	Phase     int32 // a futex
	State     int32
	Answer    int32
	Status    int32
	Thread    int32 // that waits
	_         int32
}

// The size of struct call, proved at compile time: a difference makes one of the two constants negative.
const (
	_ = uint(unsafe.Sizeof(Call{}) - 96)
	_ = uint(96 - unsafe.Sizeof(Call{}))
)

// What update_handle does, by the numbers that its C function and its callers in C know.
const (
	HandleAdded   = iota // a new handle, with the flag that ends its decodes
	HandleRemoved        // nobody touches its flag any more
	HandleFlag           // it has another flag; nil: none for now
	_                    // 3: a run is asked for (ask_runtime.c): aborts that come from now on are meant for it
	HandleStarted        // the run has begun
	HandleIdle           // its last callback follows
	HandleAbort          // whatever runs is to end
	HandleRunning        // asks: 1, 0
)
