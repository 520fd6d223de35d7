package engine

// What check_exact decodes: of ProbeTokens tokens each of three sequences gets, in each decode, as many as its column says. The first
// sequence has all at once; the rows of a decode are 9, 1, 4 and 7: one and several, odd and even, less and more than the 8 of the
// widest kernels.
const (
	ProbeTokens    = 9
	ProbeSequences = 3
)

// ProbeSteps is the decodes, one after the other.
var ProbeSteps = [][ProbeSequences]int{{9, 0, 0}, {0, 1, 0}, {0, 2, 2}, {0, 6, 1}}
