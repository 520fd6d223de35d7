package exposition

// Figure is a family without labels that is brought up to date when a page is written.
type Figure struct {
	Name, Help string
	Kind       Kind
	// of the figures of Go: names of runtime/metrics, of whose values it is the sum; none: it is measured otherwise
	Sum []string
}

// Names of figures that are not sums of Go's.
const (
	GoInfo       = "go_info"
	GoGC         = "go_gc_duration_seconds"
	GoLastGC     = "go_memstats_last_gc_time_seconds"
	GoGoroutines = "go_goroutines"
	GoThreads    = "go_threads"

	ProcessCPU        = "process_cpu_seconds_total"
	ProcessMaxFDs     = "process_max_fds"
	ProcessOpenFDs    = "process_open_fds"
	ProcessReceived   = "process_network_receive_bytes_total"
	ProcessSent       = "process_network_transmit_bytes_total"
	ProcessResident   = "process_resident_memory_bytes"
	ProcessStart      = "process_start_time_seconds"
	ProcessVirtual    = "process_virtual_memory_bytes"
	ProcessVirtualMax = "process_virtual_memory_max_bytes"
)

// GCQuantiles is at which quantiles GoGC tells the pauses.
var GCQuantiles = []float64{0, .25, .5, .75, 1}

// GoFigures is what Go's runtime says of itself. The names are those of Prometheus' own library for Go, which its users
// know.
var GoFigures = []Figure{
	{GoLastGC, "When the last garbage collection ended, in seconds since 1970.", Gauge, nil},
	{GoGoroutines, "Goroutines.", Gauge, nil},
	{GoThreads, "Threads of the operating system that Go has created.", Gauge, nil},
	{"go_gc_gogc_percent", "How much the heap may grow until the next garbage collection, in percent (GOGC).", Gauge,
		[]string{"/gc/gogc:percent"}},
	{"go_gc_gomemlimit_bytes", "The memory limit of Go's runtime (GOMEMLIMIT).", Gauge,
		[]string{"/gc/gomemlimit:bytes"}},
	{"go_sched_gomaxprocs_threads", "Threads that run Go code at once, at most (GOMAXPROCS).", Gauge,
		[]string{"/sched/gomaxprocs:threads"}},
	{"go_memstats_alloc_bytes", "Bytes of objects on the heap.", Gauge, []string{"/memory/classes/heap/objects:bytes"}},
	{"go_memstats_alloc_bytes_total", "Bytes of all objects that were ever allocated on the heap.", Counter,
		[]string{"/gc/heap/allocs:bytes"}},
	{"go_memstats_buck_hash_sys_bytes", "Bytes of the tables for profiling.", Gauge,
		[]string{"/memory/classes/profiling/buckets:bytes"}},
	{"go_memstats_frees_total", "Objects that were freed on the heap.", Counter,
		[]string{"/gc/heap/frees:objects", "/gc/heap/tiny/allocs:objects"}},
	{"go_memstats_gc_sys_bytes", "Bytes that garbage collection needs for itself.", Gauge,
		[]string{"/memory/classes/metadata/other:bytes"}},
	{"go_memstats_heap_alloc_bytes", "Bytes of objects on the heap, as go_memstats_alloc_bytes.", Gauge,
		[]string{"/memory/classes/heap/objects:bytes"}},
	{"go_memstats_heap_idle_bytes", "Bytes of the heap in which no objects are.", Gauge,
		[]string{"/memory/classes/heap/released:bytes", "/memory/classes/heap/free:bytes"}},
	{"go_memstats_heap_inuse_bytes", "Bytes of the heap's pages in which objects are.", Gauge,
		[]string{"/memory/classes/heap/objects:bytes", "/memory/classes/heap/unused:bytes"}},
	{"go_memstats_heap_objects", "Objects on the heap.", Gauge, []string{"/gc/heap/objects:objects"}},
	{"go_memstats_heap_released_bytes", "Bytes of the heap that were given back to the system.", Gauge,
		[]string{"/memory/classes/heap/released:bytes"}},
	{"go_memstats_heap_sys_bytes", "Bytes that the heap has had from the system.", Gauge,
		[]string{"/memory/classes/heap/objects:bytes", "/memory/classes/heap/unused:bytes",
			"/memory/classes/heap/released:bytes", "/memory/classes/heap/free:bytes"}},
	{"go_memstats_mallocs_total", "Objects that were ever allocated on the heap.", Counter,
		[]string{"/gc/heap/allocs:objects", "/gc/heap/tiny/allocs:objects"}},
	{"go_memstats_mcache_inuse_bytes", "Bytes of mcache structures in use.", Gauge,
		[]string{"/memory/classes/metadata/mcache/inuse:bytes"}},
	{"go_memstats_mcache_sys_bytes", "Bytes for mcache structures.", Gauge,
		[]string{"/memory/classes/metadata/mcache/inuse:bytes", "/memory/classes/metadata/mcache/free:bytes"}},
	{"go_memstats_mspan_inuse_bytes", "Bytes of mspan structures in use.", Gauge,
		[]string{"/memory/classes/metadata/mspan/inuse:bytes"}},
	{"go_memstats_mspan_sys_bytes", "Bytes for mspan structures.", Gauge,
		[]string{"/memory/classes/metadata/mspan/inuse:bytes", "/memory/classes/metadata/mspan/free:bytes"}},
	{"go_memstats_next_gc_bytes", "The size of the heap at which the next garbage collection ends.", Gauge,
		[]string{"/gc/heap/goal:bytes"}},
	{"go_memstats_other_sys_bytes", "Bytes that Go's runtime needs for other things.", Gauge,
		[]string{"/memory/classes/other:bytes"}},
	{"go_memstats_stack_inuse_bytes", "Bytes of goroutines' stacks.", Gauge,
		[]string{"/memory/classes/heap/stacks:bytes"}},
	{"go_memstats_stack_sys_bytes", "Bytes of the stacks of goroutines and of threads.", Gauge,
		[]string{"/memory/classes/heap/stacks:bytes", "/memory/classes/os-stacks:bytes"}},
	{"go_memstats_sys_bytes", "Bytes that Go's runtime has had from the system.", Gauge,
		[]string{"/memory/classes/total:bytes"}},
}

// ProcessFigures is what the kernel says of the process.
var ProcessFigures = []Figure{
	{ProcessCPU, "Time on CPUs, in user and kernel mode.", Counter, nil},
	{ProcessMaxFDs, "File descriptors that may be open, at most.", Gauge, nil},
	{ProcessOpenFDs, "File descriptors that are open.", Gauge, nil},
	{ProcessReceived, "Bytes that came over the network, to all processes of the network namespace.", Counter, nil},
	{ProcessSent, "Bytes that went over the network, from all processes of the network namespace.", Counter, nil},
	{ProcessResident, "Resident memory.", Gauge, nil},
	{ProcessStart, "When the process was started, in seconds since 1970.", Gauge, nil},
	{ProcessVirtual, "Virtual memory.", Gauge, nil},
	{ProcessVirtualMax, "Virtual memory that the process may have, at most.", Gauge, nil},
}

// TicksPerSecond is the unit of times in /proc/PID/stat: USER_HZ, which is 100 wherever Linux runs.
const TicksPerSecond = 100
