package generation

// Meter is what a front-end tells of its work, for the operator. It is filled where the program is wired together; all
// of its functions are there, none blocks, and any thread may call them.
type Meter struct {
	OnEvent    func(*Run, Event)    // from the sink of each run, first of all
	OnError    func(kind string)    // a client was told of an error; kind is the protocol's word for it
	OnClients  func(change int)     // connections: 1 one more, -1 one less
	OnFeedback func(rating float64) // a client has judged an answer
}
