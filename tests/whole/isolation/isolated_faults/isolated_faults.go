// Package isolated_faults lists what a library can do to its process.
package isolated_faults

// Fault is one of them: the command of a script, and what clients are told of it, which is a signal or an exit code.
type Fault struct{ Command, Signal, Exit string }

// IsolatedFaults returns all that end the process.
func IsolatedFaults() []Fault {
	return []Fault{
		{Command: "crash", Signal: "SIGSEGV"}, {Command: "die", Signal: "SIGABRT"},
		{Command: "raise 4", Signal: "SIGILL"},
		{Command: "raise 7", Signal: "SIGBUS"}, {Command: "raise 8", Signal: "SIGFPE"},
		{Command: "raise 13", Signal: "SIGPIPE"}, {Command: "raise 9", Signal: "SIGKILL"},
		{Command: "overflow", Signal: "SIGSEGV"}, {Command: "exit 3", Exit: "3"}, {Command: "leave 0", Exit: "0"},
		{Command: "fork\ndie", Signal: "SIGABRT"}, {Command: "close", Exit: "0"},
		{Command: "flood 20000\ncrash", Signal: "SIGSEGV"}, {Command: "thread\ncrash", Signal: "SIGSEGV"},
		{Command: "throw", Signal: "SIGABRT"}, {Command: "exhaust", Signal: "SIGABRT"},
	}
}
